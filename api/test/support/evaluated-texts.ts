import {
  isArrowFunction,
  isBlock,
  isFunctionDeclaration,
  isVariableStatement,
  type Node,
} from "typescript/unstable/ast";
import type { Checker } from "typescript/unstable/sync";
import { anySql, anyText, turns, type StandIn } from "./stand-ins.ts";

/**
 * Code that evaluates an expression inside its functions, after their constants. `given(2)` is a value for the third node of
 * `stoodFor`: an argument, or what a constant waits for.
 */
const codeOf = (node: Node, stoodFor: Node[], code = node.getText()): string => {
  const { parent } = node;
  if (!parent) return code;
  const given = (value: Node): string => `given(${stoodFor.push(value) - 1})`;
  if (isArrowFunction(parent) || isFunctionDeclaration(parent)) {
    const names = parent.parameters.map((parameter) => parameter.getText()).join();
    return codeOf(parent, stoodFor, `((${names}) => ${code})(${parent.parameters.map(given).join()})`);
  }
  if (!isBlock(parent)) return codeOf(parent, stoodFor, code);
  const constants = parent.statements.filter(isVariableStatement).filter(({ end }) => end <= node.pos);
  const lines = constants.map((statement) => {
    const [declared] = statement.declarationList.declarations;
    return declared?.initializer?.getText().includes("await ")
      ? `const ${declared.name.getText()} = ${given(declared.initializer)};`
      : statement.getText();
  });
  return codeOf(parent, stoodFor, `(() => { ${lines.join("\n")} return ${code}; })()`);
};

const isStatement = (text: unknown): text is string =>
  typeof text === "string" &&
  /^[\s(]*(?:select|insert into|update|delete from|with)\s/.test(text) &&
  !text.includes(anyText) &&
  text !== anySql;

/** The statement of a text or of an `Sql`, as a list; empty if it is none, or cannot be evaluated. */
const statementOf = (evaluate: () => unknown): string[] => {
  try {
    const value = evaluate();
    const text = typeof value === "object" && value !== null && "text" in value ? value.text : value;
    return isStatement(text) ? [text] : [];
  } catch {
    return [];
  }
};

/** Of each expression: how it is evaluated as a constant of the module, and with values for what its function is given. */
type Evaluations = [() => unknown, (given: (index: number) => unknown) => unknown][];

/**
 * The statements that expressions of a file evaluate to. One that depends on what its function is given is evaluated with several
 * values of these types.
 */
export const evaluatedTexts = async (
  checker: Checker,
  standIn: StandIn,
  file: string,
  expressions: Node[],
): Promise<string[][]> => {
  const stoodFor: Node[] = [];
  const code = expressions.map((each) => `[() => ${each.getText()}, (given) => ${codeOf(each, stoodFor)}]`);
  const added = Buffer.from(`export const evaluations = [${code.join(",\n")}];`).toString("base64url");
  const { evaluations } = (await import(`${file}?added=${added}`)) as { evaluations: Evaluations };
  const values = stoodFor.map((node) => ({ type: checker.getTypeAtLocation(node), name: node.getText() }));
  return evaluations.map(([constant, composed]) => {
    const ofModule = statementOf(constant);
    if (ofModule.length > 0) return ofModule;
    const given = (turn: number) => (index: number) => {
      const { type, name = "" } = values[index] ?? {};
      return type && standIn(type, turn, name);
    };
    return [
      ...new Set(Array.from({ length: turns }, (_, turn) => statementOf(() => composed(given(turn)))).flat()),
    ];
  });
};
