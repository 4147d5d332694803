// A session at the keyboard: what each line asks for is done, and what came of it is told.
import type { Api } from '@hakoniwa/client';
import type {
  CharacterOnWire,
  EndingProposal,
  Execute,
  SessionScene,
} from '@hakoniwa/protocol/sessions';
import type { Call } from '../command.ts';
import { awaitResult } from './await-result.ts';
import { nextSession } from './embark.ts';
import { problemText } from './locale/index.ts';
import { type PlayWord, readAsked } from './locale/play-words.ts';
import type { Tell } from './tell.ts';
import { playTypedTurn } from './typed-turn.ts';

interface TableParts {
  readonly call: Call;
  readonly api: Api;
  readonly tell: Tell;
  readonly character: CharacterOnWire;
  readonly signal: AbortSignal;
}

export class PlayTable {
  readonly #parts: TableParts;
  #scene: SessionScene;
  /** Whether the last line asked to close the session for good. */
  #isEnding = false;

  private constructor(parts: TableParts, scene: SessionScene) {
    this.#parts = parts;
    this.#scene = scene;
  }

  /** Sits down at a session and tells how it stands. */
  static async open(parts: TableParts, session: string): Promise<PlayTable> {
    const table = new PlayTable(parts, await parts.api.sessions.scene(session));
    await table.#tellScene();
    return table;
  }

  get session(): string {
    return this.#scene.session.id;
  }

  /** Does what a line asks for; false when it asks to leave. */
  async take(line: string): Promise<boolean> {
    const asked = readAsked(line);
    if (asked.kind === 'word') return this.#obey(asked.word);
    this.#isEnding = false;
    if (asked.kind === 'act') await this.#act({ actionText: asked.text, actionType: 'custom' });
    else await this.#choose(asked.number);
    return true;
  }

  async #obey(word: PlayWord): Promise<boolean> {
    if (word === 'quit') return false;
    if (word !== 'end') this.#isEnding = false;
    await this.#acts[word]();
    return true;
  }

  readonly #acts: Readonly<Record<Exclude<PlayWord, 'quit'>, () => Promise<void>>> = {
    help: () => this.#parts.tell({ type: 'help' }),
    look: async () => {
      await this.#read();
      await this.#tellScene();
    },
    quests: () => this.#parts.tell({ type: 'quests', quests: this.#scene.quests }),
    bag: async () => {
      const { items } = await this.#sheet();
      await this.#parts.tell({ type: 'bag', items, money: this.#scene.characterState.money });
    },
    map: async () => {
      const { places } = await this.#sheet();
      const here = this.#scene.characterState.location.id;
      await this.#parts.tell({ type: 'map', here, places });
    },
    people: async () => {
      const { relations } = await this.#sheet();
      const { present } = this.#scene.characterState;
      await this.#parts.tell({ type: 'people', present, relations });
    },
    arcs: async () => {
      const { arcs } = await this.#parts.api.characters.arcs(this.#parts.character.id);
      await this.#parts.tell({ type: 'arcs', arcs });
    },
    logs: async () => {
      const logs = await this.#parts.api.characters.logs(this.#parts.character.id);
      await this.#parts.tell({ type: 'logs', ...logs });
    },
    undo: async () => {
      this.#scene = await this.#parts.api.sessions.undo(this.session);
      await this.#tellScene();
    },
    end: () => this.#end(),
    status: () => {
      const { characterState, sp } = this.#scene;
      const { name } = this.#parts.character;
      return this.#parts.tell({ type: 'status', name, sp, ...characterState });
    },
    accept: () => this.#accept(),
    reject: async () => {
      const declined = await this.#parts.api.sessions.reject(this.session);
      await this.#parts.tell({ type: 'declined', ...declined });
      await this.#read();
    },
    result: () => this.#tellResult({ isRetry: true }),
    continue: async () => {
      const { api, character } = this.#parts;
      if (this.#scene.session.isActive) return this.#refuse('NOT_COMPLETED');
      this.#scene = await api.sessions.scene(await nextSession(api, character.id));
      await this.#tellScene();
    },
  };

  /** Closes the session without rewards, when it is asked for twice in a row. */
  async #end(): Promise<void> {
    const { api, tell } = this.#parts;
    if (!this.#scene.session.isActive) return this.#refuse('SESSION_ENDED');
    if (!this.#isEnding) {
      this.#isEnding = true;
      return tell({ type: 'sure' });
    }
    this.#isEnding = false;
    await api.sessions.end(this.session);
    await this.#read();
    await tell({ type: 'left' });
  }

  async #choose(number: number): Promise<void> {
    const choice = this.#scene.choices[number - 1];
    if (!choice) return this.#refuse('CHOICE_GONE');
    const { id: choiceId, text: actionText } = choice;
    return this.#act({ actionText, actionType: 'choice', choiceId });
  }

  async #act(act: Execute): Promise<void> {
    const { call, api, tell, signal } = this.#parts;
    const turn = await playTypedTurn(call, { api, session: this.session, act, signal });
    await tell({ type: 'turn', ...turn });
    await this.#read();
    if (turn.proposal) await this.#tellProposal(turn.proposal);
  }

  async #tellScene(): Promise<void> {
    const { tell, character } = this.#parts;
    const { proposal, session } = this.#scene;
    await tell({ type: 'scene', name: character.name, ...this.#scene });
    if (session.sessionStatus === 'ABANDONED') await tell({ type: 'left' });
    else if (proposal) await this.#tellProposal(proposal);
    else if (session.sessionStatus === 'COMPLETED') await this.#tellResult({ isRetry: false });
  }

  /** One that cannot be declined is accepted at once; to accept it twice changes nothing. */
  async #tellProposal(proposal: EndingProposal): Promise<void> {
    await this.#parts.tell({ type: 'proposal', proposal });
    if (proposal.isMandatory) await this.#accept();
  }

  async #accept(): Promise<void> {
    await this.#parts.api.sessions.accept(this.session);
    await this.#read();
    await this.#tellResult({ isRetry: false });
  }

  async #tellResult({ isRetry }: { isRetry: boolean }): Promise<void> {
    const { call, api, tell, signal } = this.#parts;
    if (this.#scene.session.isActive) return this.#refuse('NOT_COMPLETED');
    const result = await awaitResult(call, { api, session: this.session, signal, isRetry });
    if (result) await tell({ type: 'result', ...result });
    else if (!signal.aborted) await this.#refuse('RESULT_FAILED');
  }

  async #read(): Promise<void> {
    this.#scene = await this.#parts.api.sessions.scene(this.session);
  }

  #sheet() {
    return this.#parts.api.characters.sheet(this.#parts.character.id);
  }

  #refuse(code: string): Promise<void> {
    const { call, tell } = this.#parts;
    return tell({ type: 'error', code, message: problemText(call.language, code) });
  }
}
