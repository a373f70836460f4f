import { isCallExpression, type CallExpression, type Node } from "typescript/unstable/ast";
import { API, type Checker, type Type } from "typescript/unstable/sync";
import { fileURLToPath } from "node:url";
import { evaluatedTexts } from "./evaluated-texts.ts";
import { columnsOf, rowOf, type RowColumns } from "./row-columns.ts";
import { standIns, type StandIn } from "./stand-ins.ts";

/** A call that sends a statement. */
export type StatementCall = {
  /** The file, and the declaration in it. */
  place: string;
  /** What it sends: several texts where a filter or a sort decides; none if its function may be given any text. */
  texts: string[];
  /** Empty if the type of the rows is not stated. */
  columns: RowColumns;
  /** Whether the rows arrive as one JSON text. */
  isJson: boolean;
  /** Whether a list of rows and their number is stated, as TypeORM returns it of an update; `undefined` of other functions. */
  isCounted: boolean | undefined;
};

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Functions that send statements. Only `productRows` returns what is made of the rows, not the rows. */
const senders = ["query", "primaryRows", "catalogueRows", "readRows", "rowsOf", "productRows"];

const callsIn = (node: Node): CallExpression[] => {
  const calls: CallExpression[] = isCallExpression(node) ? [node] : [];
  node.forEachChild((child) => void calls.push(...callsIn(child)));
  return calls;
};

const declarationOf = (node: Node): string =>
  node.parent.parent
    ? declarationOf(node.parent)
    : (/(?:const|function\*?) (\w+)/.exec(node.getText())?.[1] ?? "");

const statementCallsOf = async (
  checker: Checker,
  standIn: StandIn,
  path: string,
  source: Node,
): Promise<StatementCall[]> => {
  const typeOf = (node: Node): Type => checker.getTypeAtLocation(node) ?? checker.getUnknownType();
  const isText = (node: Node): boolean => {
    const type = typeOf(node);
    return type.getSymbol()?.name === "Sql" || checker.isTypeAssignableTo(type, checker.getStringType());
  };
  const calls = callsIn(source).filter((call) => typeOf(call).getSymbol()?.name === "Promise");
  const expressions = calls.flatMap((call) => call.arguments.filter(isText));
  const evaluated = await evaluatedTexts(checker, standIn, `${root}${path}`, expressions);
  return calls.flatMap((call): StatementCall[] => {
    const callee = /\w+$/.exec(call.expression.getText())?.[0] ?? "";
    const texts = evaluated.filter((_, index) => expressions[index]?.parent === call).flat();
    // Another function is found if it is called with a whole statement.
    if (texts.length === 0 && !senders.includes(callee)) return [];
    const { row, wrappers } = rowOf(checker, typeOf(call));
    const [stated] = call.typeArguments ?? [];
    const statedRow = stated && checker.getTypeFromTypeNode(stated);
    const returnedRow = senders.includes(callee) && callee !== "productRows" ? row : undefined;
    const rowType = statedRow ? rowOf(checker, statedRow).row : returnedRow;
    return [
      {
        place: `${path} ${declarationOf(call)}`,
        texts,
        columns: rowType ? columnsOf(checker, rowType) : new Map(),
        isJson: callee === "rowsOf" || callee === "productRows",
        isCounted:
          callee === "query" && wrappers.startsWith("Promise List")
            ? wrappers === "Promise List List"
            : undefined,
      },
    ];
  });
};

/** The calls that send statements in the files of the API that are chosen by their path. */
export const statementCalls = async (isChosen: (path: string) => boolean): Promise<StatementCall[]> => {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: `${root}api/tsconfig.json` }).getProjects();
    if (!project) throw new Error("TypeScript found no project in api/tsconfig.json.");
    const { program, checker } = project;
    const standIn = standIns(checker);
    const calls: StatementCall[] = [];
    for (const file of program.getSourceFileNames()) {
      const path = file.slice(root.length);
      const source = file.startsWith(root) && isChosen(path) ? program.getSourceFile(file) : undefined;
      if (source) calls.push(...(await statementCallsOf(checker, standIn, path, source)));
    }
    return calls;
  } finally {
    api.close();
  }
};
