// Judges one text on the world before its turn: the same for every arm, whatever the arm did with it.
import { direct, flawsOf, floorFindings, type MindContext } from '@hakoniwa/actor';
import { factsOfWorld, type Gm, judgeText, memoryIn, sanitizeWithDetail } from '@hakoniwa/gm';
import { characterId, nameOf, type Rulebook, stagedAct, step, type World } from '@hakoniwa/stage';
import type { TurnLine } from '../play/cell-log.ts';
import type { GaugedText, JudgedText, JudgedViolation } from './judged-turn.ts';
import { readerContext } from './reader-context.ts';

export interface JudgeParts {
  readonly gm: Gm;
  readonly rules: Rulebook;
  /** The world in which the turn was decided. */
  readonly world: World;
  readonly who: string;
  /** What was said before, newest last. */
  readonly before: readonly string[];
}

/** The judge of one turn's texts. */
export class TextJudge {
  readonly #parts: JudgeParts;
  readonly #context: MindContext | undefined;

  constructor(parts: JudgeParts) {
    this.#parts = parts;
    const { rules, world, who } = parts;
    this.#context = readerContext(rules, { world, id: characterId(who) });
  }

  /** A text as a mind wrote it. */
  text(raw: string): JudgedText {
    const { gm, rules, world, who } = this.#parts;
    const speaker = characterId(who);
    const { judgement, reading, text } = judgeText(
      { ...gm, rules },
      {
        ...{ world, speaker, raw, language: world.language, memory: memoryIn(world) },
        facts: factsOfWorld(world, who),
      },
    );
    return this.#scored({
      text: raw,
      speech: reading.speech ?? '',
      acts: judgement.acts.filter(({ physical }) => physical).length,
      violations: judgement.violations.map(({ reason, cause, target, text: words }) => ({
        ...{ reason, cause, target, text: words },
      })),
      repairs: reading.repairs.map(({ code }) => code),
      claims: text.claims.length,
    });
  }

  /** A typed act and words, as instinct proposes them: the act by the laws, the words by the GM. */
  typed({ act, speech }: Pick<TurnLine, 'act' | 'speech'>): JudgedText {
    const { rules, world } = this.#parts;
    const told = act ? stagedAct(rules, { world, act }) : '';
    const said = this.text(speech === null ? '' : `「${speech}」`);
    const isEmpty = act === null && speech === null;
    const denial = act ? step(rules, world, { type: 'act', act }).verdict.denial : undefined;
    const violation: JudgedViolation[] = denial
      ? [
          {
            reason: denial.reason,
            cause: denial.cause,
            target: nameOf(world, denial.about ?? ''),
            text: told,
          },
        ]
      : [];
    const text = `${told === '' ? '' : `（${told}）`}${speech === null ? '' : `「${speech}」`}`;
    return {
      ...said,
      ...{ text, gauged: isEmpty ? undefined : this.gauge(text) },
      acts: said.acts + (act ? 1 : 0),
      violations: [...violation, ...said.violations],
      isBroken: said.isBroken && act === null && !isEmpty,
    };
  }

  #scored(read: Omit<JudgedText, 'slips' | 'isBroken' | 'gauged' | 'sanitizer'>): JudgedText {
    const { gm } = this.#parts;
    const context = this.#context;
    const found = context
      ? direct(gm, { context, raw: read.text, options: { sanitizes: false } }).findings
      : [];
    const slips = found
      .filter(({ check }) => check === 'tone' || check === 'address')
      .map(({ check, what }) => ({ check, what }));
    return {
      ...read,
      slips,
      isBroken: floorFindings({ findings: found }).length > 0,
      gauged: this.gauge(read.text),
      sanitizer: this.#sanitized(read.text),
    };
  }

  /** A text as it stands: no record of whoever wrote it is looked at. */
  gauge(text: string): GaugedText {
    const { world, who, before } = this.#parts;
    const line = {
      ...{ text, before, language: world.language, speaker: nameOf(world, who) },
      others: world.characters.ids().flatMap((id) => (id === who ? [] : [nameOf(world, id)])),
    };
    return { flaws: flawsOf(line) };
  }

  #sanitized(text: string): JudgedText['sanitizer'] {
    const { gm, world } = this.#parts;
    const items = (this.#context?.view.props ?? []).flatMap(({ name, aliases, yields = [] }) => [
      name,
      ...aliases,
      ...yields,
    ]);
    const { language } = gm.tongues[world.language];
    const { result, replacement } = sanitizeWithDetail(text, {
      sceneItems: items,
      options: { language },
    });
    const { originalAction, actionRemoved, actionReplaced, blockedProps } = result;
    return {
      action: originalAction,
      removed: actionRemoved,
      replaced: actionReplaced,
      blocked: blockedProps,
      replacement,
    };
  }
}
