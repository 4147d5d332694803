// A turn while it is worked out: the running world, the state of play, what happened and what is told of it.
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';
import {
  type Act,
  assert,
  type Character,
  type Command,
  type Denial,
  hashText,
  judge,
  type Place,
  type StepResult,
  step,
  type World,
} from '@hakoniwa/stage';
import { PLAYER, type PlayState, playStateIn } from '../state/play-state.ts';
import { statePatch } from '../state/state-patch.ts';
import { filledBlanks } from './fill.ts';
import type { Varied } from './locale/wording.ts';
import type { PlayScene } from './scene.ts';
import { SESSION_AUTHOR } from './session-rules.ts';

/** Something that happened, as quests, skills and results count it. */
export interface TypedEvent {
  readonly kind: PlayEventKind;
  readonly subject?: string | undefined;
  readonly place: string;
  readonly detail?: Readonly<Record<string, string | number | boolean>> | undefined;
}

export interface TurnOf {
  readonly scene: PlayScene;
  readonly world: World;
  readonly sessionNumber: number;
  /** ISO 8601. */
  readonly now: string;
}

/** Nothing here outlives the turn; the world it began with stays as it was. */
export class PlayTurn {
  readonly scene: PlayScene;
  readonly sessionNumber: number;
  readonly now: string;
  readonly before: World;
  readonly steps: StepResult[] = [];
  readonly events: TypedEvent[] = [];
  readonly told: string[] = [];
  world: World;
  state: PlayState;
  denial: Denial | undefined;
  #draws = 0;

  constructor({ scene, world, sessionNumber, now }: TurnOf) {
    this.scene = scene;
    this.sessionNumber = sessionNumber;
    this.now = now;
    this.before = world;
    this.world = world;
    this.state = playStateIn(world);
  }

  /** Whoever plays. */
  get self(): Character {
    const self = this.world.characters.get(PLAYER);
    if (!self) throw new TypeError('nobody plays in this world');
    return self;
  }

  get place(): Place {
    const place = this.world.places.get(this.self.place);
    if (!place) throw new TypeError('the player is nowhere');
    return place;
  }

  /** Runs a command through the one door. */
  do(command: Command): StepResult {
    const result = step(this.scene.rules, this.world, command);
    // What the rules of play write themselves the world can always bear.
    assert(command.type !== 'inject' || result.verdict.allowed, 'the state of play fits its world');
    this.steps.push(result);
    this.world = result.world;
    return result;
  }

  /** Does a typed act. */
  act(act: Omit<Act, 'actor'>): StepResult {
    return this.do({ type: 'act', act: { ...act, actor: PLAYER } });
  }

  /** Whether the laws would let the player do it now. */
  allows(act: Omit<Act, 'actor'>): boolean {
    return judge(this.scene.rules, { world: this.world, act: { ...act, actor: PLAYER } }).allowed;
  }

  change(change: Partial<PlayState>): void {
    this.state = { ...this.state, ...change };
  }

  happen(kind: PlayEventKind, subject?: string, detail?: TypedEvent['detail']): void {
    this.events.push({ kind, subject, detail, place: this.self.place });
  }

  tell(text: string): void {
    if (text.trim() !== '') this.told.push(text);
  }

  /** Takes back what was told of this turn, if it was. */
  unsay(text: string): void {
    const at = this.told.indexOf(text);
    if (at >= 0) this.told.splice(at, 1);
  }

  /** Tells a sentence that comes often, in another form than the last time. */
  say(key: Varied, values: Parameters<typeof filledBlanks>[1]): void {
    this.tell(this.saying(key, values));
  }

  /** The sentence alone. */
  saying(key: Varied, values: Parameters<typeof filledBlanks>[1]): string {
    const forms = this.scene.words.varied[key];
    const at = ((this.state.told?.[key] ?? -1) + 1) % forms.length;
    this.change({ told: { ...this.state.told, [key]: at } });
    return asSentence(filledBlanks(forms[at] ?? forms[0], values).trim());
  }

  /** Notes that something was done here once more, so that other things are offered first. */
  did(what: string): void {
    this.change({ done: { ...this.state.done, [what]: this.times(what) + 1 } });
  }

  /** How often something was done in this campaign. */
  times(what: string): number {
    return this.state.done?.[what] ?? 0;
  }

  /** Chance from 0 up to 1, the same for the same turn of the same world. */
  draw(): number {
    this.#draws += 1;
    const text = `${this.before.rng.join()}:${this.before.seq}:${this.#draws}`;
    return Number.parseInt(hashText(text).slice(0, 8), 16) / 0x1_0000_0000;
  }

  /** Writes what became of the state of play into the world, with more changes if there are any. */
  settle(what: { readonly text: string; readonly cause: string }): void {
    const patch = statePatch(playStateIn(this.world), this.state);
    this.do({
      type: 'inject',
      by: SESSION_AUTHOR,
      ...what,
      place: this.self.place,
      patch: [...patch],
    });
  }
}

/** A sentence begins with a capital, where the language has them, also when a name comes first. */
function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
