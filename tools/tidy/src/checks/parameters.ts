// Calls that can be read: a function has two parameters at most, what else it wants has names, and a boolean always has.
import { isData, isSource, isTestSupport } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { type SyntaxNode, treeOf } from '../syntax.ts';

/** Functions that have three on purpose, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  step: 'the one door: step(rulebook, world, command)',
  handleAct: 'a handler has the parameters of the door',
  handleAdvance: 'a handler has the parameters of the door',
  handleAnswer: 'a handler has the parameters of the door',
  handleEdit: 'a handler has the parameters of the door',
  handleInject: 'a handler has the parameters of the door',
};

/** Findings for exported functions that are called with a row of nameless values. */
export function findNamelessParameters(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => isSource(path) && !isTestSupport(path) && !isData(path))
    .flatMap((file) =>
      exportedFunctions(file)
        .filter(({ name }) => !Object.hasOwn(ALLOWED, name))
        .flatMap(({ name, node }) => {
          const problem = problemOf(node);
          return problem ? [finding(file, { name, node, problem })] : [];
        }),
    );
}

interface ExportedFunction {
  readonly name: string;
  readonly node: SyntaxNode;
}

function exportedFunctions(file: SourceFile): ExportedFunction[] {
  return (treeOf(file).body as SyntaxNode[]).flatMap((statement) => {
    const declared = statement.declaration as SyntaxNode | null | undefined;
    if (statement.type !== 'ExportNamedDeclaration' || !declared) return [];
    if (declared.type === 'FunctionDeclaration')
      return [{ name: nameOf(declared), node: declared }];
    if (declared.type !== 'VariableDeclaration') return [];
    return (declared.declarations as SyntaxNode[]).flatMap((one) => {
      const init = one.init as SyntaxNode | null;
      const isFunction = init !== null && /^(?:Arrow)?Function/.test(init.type);
      return isFunction ? [{ name: nameOf(one), node: init }] : [];
    });
  });
}

function nameOf({ id }: SyntaxNode): string {
  return String((id as SyntaxNode).name);
}

function problemOf({ params }: SyntaxNode): string | undefined {
  const all = params as SyntaxNode[];
  const last = all.at(-1);
  const positional = last && isOptions(last) ? all.slice(0, -1) : all;
  if (positional.length > 2) return `has ${positional.length} parameters in a row`;
  return all.length > 1 && positional.some(isBoolean) ? 'has a boolean without a name' : undefined;
}

/** What is taken apart by name, or may be left out as a whole. */
function isOptions(param: SyntaxNode): boolean {
  if (param.type !== 'AssignmentPattern') return param.type === 'ObjectPattern';
  const right = param.right as SyntaxNode;
  return (param.left as SyntaxNode).type === 'ObjectPattern' || right.type === 'ObjectExpression';
}

function isBoolean(param: SyntaxNode): boolean {
  if (param.type === 'AssignmentPattern')
    return typeof (param.right as SyntaxNode).value === 'boolean';
  const annotation = param.typeAnnotation as SyntaxNode | null | undefined;
  return (annotation?.typeAnnotation as SyntaxNode | undefined)?.type === 'TSBooleanKeyword';
}

function finding(
  file: SourceFile,
  { name, node, problem }: ExportedFunction & { readonly problem: string },
): Finding {
  return {
    ...{ file: file.path, line: lineAt(file.text, node.start), rule: 'parameters' },
    message: `\`${name}\` ${problem}`,
    remedy: 'take an options object with named fields after the first parameter',
  };
}
