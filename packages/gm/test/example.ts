// The GM in ten lines, as the README shows it.
import { createGm, gmStep } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const world_state = {
  locations: { kitchen: { exits: [] } },
  characters: { Mia: { location: 'kitchen', holding: [], status: [] } },
  props: { mug: { location: 'kitchen', state: ['clean'] } },
};
const turn = { session_id: 'one', speaker: 'Mia', world_state };

const first = gmStep(gm, { request: { ...turn, raw_output: '*picks up the mug* Mine!' } });
const second = gmStep(gm, {
  request: { ...turn, raw_output: '*opens the fridge*' },
  memory: first.memory,
});

export const taken = first.response.world_delta; // the mug is in Mia's hands now
export const denied = second.response.denied_reason; // 'MISSING_OBJECT': there is no fridge
