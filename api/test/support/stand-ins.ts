import { raw } from "sql-template-tag";
import { SignatureKind, TypeFlags, type Checker, type Type } from "typescript/unstable/sync";

/** Stands for any text. It is not SQL, so that a text with it is not taken for a statement. */
export const anyText = "‹any text›";

/** Stands for any part of a statement: it is a condition as well as a list of rows. */
export const anySql = "(select true)";

/** Stands for what has no plain value, such as a connection: each property and each call of it returns it again. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

/** So many turns give each sort of a list once, and combine the filters that are given with those that are left out. */
export const turns = 32;

/** A value of a type. Optional values are left out in half of the turns; of literals, such as an enum's, each has its turn. */
export type StandIn = (type: Type, turn: number, name: string) => unknown;

export const standIns = (checker: Checker): StandIn => {
  const made = new Map<string, unknown>();

  const objectOf = (type: Type, turn: number): unknown => {
    if (type.getSymbol()?.name === "Sql") return raw(anySql);
    const isPlain = type.isIntersectionType() || (type.isObjectType() && !type.isClassOrInterface());
    if (!isPlain || checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return anything;
    const value = {};
    for (const property of checker.getPropertiesOfType(type)) {
      const get = () => standIn(checker.getTypeOfSymbol(property) ?? type, turn, property.name);
      Object.defineProperty(value, property.name, { enumerable: true, get });
    }
    return value;
  };

  const make: StandIn = (type, turn, name) => {
    const members = type.isUnionType() ? type.getTypes() : [type];
    const present = members.filter(({ flags }) => !(flags & TypeFlags.Nullable));
    if (present.length < members.length && (turn >> (name.length % 4)) & 1) return undefined;
    const chosen = present[(turn >> 1) % present.length] ?? type;
    if (chosen.isLiteralType()) return chosen.value;
    if (checker.isTypeAssignableTo(chosen, checker.getStringType())) return anyText;
    if (checker.isTypeAssignableTo(chosen, checker.getNumberType())) return 1;
    if (chosen.isTypeReference() && checker.isArrayLikeType(chosen))
      return checker.getTypeArguments(chosen).map((element) => standIn(element, turn, name));
    return objectOf(chosen, turn);
  };

  const standIn: StandIn = (type, turn, name) => {
    const key = `${type.id} ${turn} ${name.length % 4}`;
    if (!made.has(key)) made.set(key, make(type, turn, name));
    return made.get(key);
  };
  return standIn;
};
