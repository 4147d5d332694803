// Rules and tests cite each other: every rule in a SPEC.md has a test, every cited rule exists.
import { isCode, isTest } from '../file-kinds.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { literalText, type SyntaxNode, treeOf, walk } from '../syntax.ts';
import { ownerOf, packagesOf } from '../workspace.ts';

const id = '[A-Z]{1,5}-?\\d{1,3}[a-z]?';
const ruleLine = new RegExp(`^\\s*[-*] \\[(${id})\\]`);
const citation = new RegExp(`^\\s*\\[(${id}(?:\\s*,\\s*${id})*)\\]`);

interface Mention {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

/** Findings for rules without a test, tests without a rule, and rules written twice. */
export function findUnprovenRules(files: readonly SourceFile[]): Finding[] {
  const packages = packagesOf(files);
  return packages.flatMap((owner) => {
    const own = files.filter((file) => ownerOf(file.path, packages) === owner);
    const spec = own.find((file) => file.path === `${owner.folder}SPEC.md`);
    const rules = spec ? rulesIn(spec) : [];
    const cited = own.filter((file) => isTest(file.path) && isCode(file.path)).flatMap(citedIn);
    const place = `${owner.folder}SPEC.md`;
    return [
      ...rules
        .filter((rule) => !cited.some((mention) => mention.id === rule.id))
        .map((rule) => unproven(rule, owner.name)),
      ...rules
        .filter((rule, index) => rules.findIndex((other) => other.id === rule.id) < index)
        .map((rule) => twice(rule)),
      ...cited
        .filter((mention) => !rules.some((rule) => rule.id === mention.id))
        .map((mention) => unknown(mention, place)),
    ];
  });
}

function rulesIn(spec: SourceFile): Mention[] {
  return spec.text.split('\n').flatMap((text, index) => {
    const found = ruleLine.exec(text)?.[1];
    return found === undefined ? [] : [{ id: found, file: spec.path, line: index + 1 }];
  });
}

/** Ids at the head of any string of a test file: test names and rows of named cases. */
function citedIn(file: SourceFile): Mention[] {
  const found: Mention[] = [];
  walk(treeOf(file), {
    see: (node, parents) => {
      const text = literalText(node);
      if (text === undefined || isSwitchedOff(parents.at(-1))) return;
      for (const cited of idsAtHead(text)) {
        found.push({ id: cited, file: file.path, line: lineAt(file.text, node.start) });
      }
    },
  });
  return found;
}

/** `[A1] [A2] …` and `[A1, A2] …` both cite two rules. */
function idsAtHead(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (let head = citation.exec(rest); head; head = citation.exec(rest)) {
    found.push(...(head[1] ?? '').split(/\s*,\s*/));
    rest = rest.slice(head[0].length);
  }
  return found;
}

/** A skipped or planned test proves nothing. */
function isSwitchedOff(call: SyntaxNode | undefined): boolean {
  const property = (call?.callee as SyntaxNode | undefined)?.property as SyntaxNode | undefined;
  return property?.name === 'skip' || property?.name === 'todo';
}

function unproven({ id: rule, file, line }: Mention, name: string): Finding {
  const message = `rule ${rule} of ${name} has no test`;
  const remedy = `name a test '[${rule}] …' in this package, or take the rule out`;
  return { file, line, rule: 'spec-rules', message, remedy };
}

function twice({ id: rule, file, line }: Mention): Finding {
  const message = `rule ${rule} stands here a second time`;
  return { file, line, rule: 'spec-rules', message, remedy: 'give it a number of its own' };
}

function unknown({ id: rule, file, line }: Mention, place: string): Finding {
  const message = `the test cites rule ${rule}, which ${place} does not have`;
  const remedy = `write the rule into ${place} as "- [${rule}] …", or correct the name`;
  return { file, line, rule: 'spec-rules', message, remedy };
}
