// What can be asked of gardens: look, act, direct, move along the log.
import type {
  ChronicleDay,
  ClockRequest,
  ClockState,
  Story,
  SubmitAnswer,
} from '@hakoniwa/protocol';
import type { ApiRequest } from './request.ts';
import type {
  BranchList,
  ControlRequest,
  EditRequest,
  EventPage,
  Forked,
  ForkRequest,
  GardenDetail,
  GardenList,
  GardenView,
  InjectionRequest,
  LockRequest,
  MindChoiceRequest,
  Minds,
  Moved,
  MoveRequest,
  NewGardenBody,
  PerformanceRequest,
  PromptPage,
  ReasonsAnswer,
  RetakeRequest,
  TurnRequest,
  WhisperRequest,
} from './wire-types.ts';

/** Asks and gives what came back as the type the wire promises. */
export type WireCall = <T>(asked: ApiRequest) => Promise<T>;

export interface EventsQuery {
  readonly as?: string;
  readonly after?: number;
  readonly limit?: number;
  readonly branch?: string | undefined;
}

export interface ChronicleQuery {
  readonly day?: number | undefined;
  readonly who?: string | undefined;
  /** Kinds of lines, with commas. */
  readonly kinds?: string | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
  /** Whose first page, when the garden is `front`. */
  readonly language?: string | undefined;
}

export function gardenApi(ask: WireCall, raw: (asked: ApiRequest) => Promise<Response>) {
  const of = (id: string, rest = '') => `/v1/gardens/${encodeURIComponent(id)}${rest}`;
  const post = <T>(path: string, body: unknown, key?: string) =>
    ask<T>({ method: 'POST', path, body, key });
  return {
    list: () => ask<GardenList>({ path: '/v1/gardens' }),
    create: (wanted: NewGardenBody) => post<GardenDetail>('/v1/gardens', wanted),
    show: (id: string) => ask<GardenDetail>({ path: of(id) }),
    view: (id: string, as: string) => ask<GardenView>({ path: of(id, '/view'), query: { as } }),
    events: (id: string, query: EventsQuery) =>
      ask<EventPage>({ path: of(id, '/events'), query: { ...query } }),
    /** One day of the chronicle, page by page. */
    chronicle: (id: string, query: ChronicleQuery) =>
      ask<ChronicleDay>({ path: of(id, '/chronicle'), query: { ...query } }),
    /** A day of the chronicle as a Markdown file; all of them when none is named. */
    chronicleFile: (id: string, query: Omit<ChronicleQuery, 'after' | 'limit'>) =>
      raw({ path: of(id, '/chronicle'), query: { ...query, format: 'md' } }),
    branches: (id: string) => ask<BranchList>({ path: of(id, '/branches') }),
    turn: (id: string, turn: TurnRequest, key?: string) =>
      ask<SubmitAnswer>({
        ...{ method: 'POST', path: of(id, '/turns'), query: { as: 'director' }, body: turn, key },
      }),
    clock: (id: string, wish: ClockRequest) => post<ClockState>(of(id, '/clock'), wish),
    edit: (id: string, edit: EditRequest) => post<SubmitAnswer>(of(id, '/edits'), edit),
    lock: (id: string, locks: LockRequest) => post<SubmitAnswer>(of(id, '/locks'), locks),
    /** Puts someone elsewhere. */
    move: (id: string, move: MoveRequest) => post<SubmitAnswer>(of(id, '/moves'), move),
    whisper: (id: string, wish: WhisperRequest) => post<SubmitAnswer>(of(id, '/whispers'), wish),
    /** Takes someone over, or gives them back to the mind they had. */
    control: (id: string, wish: ControlRequest) => post<SubmitAnswer>(of(id, '/control'), wish),
    inject: (id: string, happening: InjectionRequest) =>
      post<SubmitAnswer>(of(id, '/injections'), happening),
    minds: (id: string) => ask<Minds>({ path: of(id, '/minds') }),
    chooseMinds: (id: string, choice: MindChoiceRequest) =>
      ask<Minds>({ method: 'PUT', path: of(id, '/minds'), body: choice }),
    cancelCalls: (id: string) => post<Minds>(of(id, '/minds/cancel'), {}),
    /** One turn now, by the mind of whoever's turn it is. */
    perform: (id: string, wish: PerformanceRequest = {}) =>
      post<SubmitAnswer>(of(id, '/performances'), wish),
    /** A turn taken again on a branch of its own. */
    retake: (id: string, wish: RetakeRequest) => post<SubmitAnswer>(of(id, '/retakes'), wish),
    story: (id: string) => ask<Story>({ path: of(id, '/story') }),
    prompts: (id: string, query: { seq?: number; character?: string }) =>
      ask<PromptPage>({ path: of(id, '/prompts'), query }),
    /** Why somebody did something: any event of theirs. */
    reasons: (id: string, seq: number) =>
      ask<ReasonsAnswer>({ path: of(id, '/reasons'), query: { seq } }),
    undo: (id: string, turns: number) => post<Moved>(of(id, '/undo'), { turns }),
    redo: (id: string) => post<Moved>(of(id, '/redo'), {}),
    switchTo: (id: string, branch: string) => post<Moved>(of(id, '/switch'), { branch }),
    fork: (id: string, fork: ForkRequest) => post<Forked>(of(id, '/fork'), fork),
  };
}
