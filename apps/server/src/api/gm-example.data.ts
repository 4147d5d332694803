// The example of the first specification: a morning in the kitchen.

export const GM_REQUEST_EXAMPLE = {
  session_id: 'morning-1',
  turn_number: 0,
  speaker: 'やな',
  raw_output: 'Thought: (朝のキッチン)\nOutput: おはよう、あゆ。今日のごはん何にする？',
  world_state: {
    version: '0.1',
    time: { label: '朝', turn: 0 },
    location: { current: 'キッチン' },
    characters: {
      やな: { status: ['起床済み'], holding: [], location: 'キッチン' },
      あゆ: { status: ['起床済み'], holding: [], location: 'キッチン' },
    },
    props: {
      マグカップ: { location: 'キッチン', state: ['clean'] },
      コーヒーメーカー: { location: 'キッチン', state: ['off'] },
    },
    events: [],
  },
};

/** What the GM answers to it; a test asks it again. */
export const GM_RESPONSE_EXAMPLE = {
  parsed: {
    thought: '(朝のキッチン)',
    speech: 'おはよう、あゆ。今日のごはん何にする？',
    action_intents: [
      { intent: 'SAY', target: 'あゆ', detail: null },
      { intent: 'ASK', target: 'あゆ', detail: '今日のごはん何にする？' },
    ],
  },
  allowed: true,
  denied_reason: null,
  world_delta: [],
  stall_score: 0.1083,
  fact_cards: [],
  violations: [],
  resolution: [],
  claims: [],
  injection: { inject_world_state: false, inject_gm_feedback: false },
  format: { repairs: [], ignored: [] },
  guidance: [],
  stall: { score: 0.1083, level: 'none' },
};
