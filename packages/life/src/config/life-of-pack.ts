// The life of a pack: its world-config, episodes and schedules in the form the engine runs on.
import type { Pack } from '@hakoniwa/stage';
import { EPISODE_SECTION, type Episode, episodesFileSchema } from './episodes.ts';
import { type LifeConfig, lifeConfig } from './life-config.ts';
import { SCHEDULE_SECTION, type Schedules, schedulesFileSchema } from './schedules.ts';
import { WORLD_CONFIG_SECTION, worldConfigSchema } from './world-config.ts';

/** Whether a pack says anything of daily life. */
export function hasLife(pack: Pick<Pack, 'sections'>): boolean {
  return [WORLD_CONFIG_SECTION, EPISODE_SECTION, SCHEDULE_SECTION].some(
    ({ name }) => Object.keys(pack.sections[name] ?? {}).length > 0,
  );
}

/** The config of a pack, every default filled in. */
export function lifeOfPack(pack: Pick<Pack, 'sections'>): LifeConfig {
  const filesOf = ({ name }: { name: string }) => Object.values(pack.sections[name] ?? {});
  const [file] = filesOf(WORLD_CONFIG_SECTION).map((one) => worldConfigSchema.parse(one));
  const episodes: Episode[] = filesOf(EPISODE_SECTION).flatMap(
    (one) => episodesFileSchema.parse(one).episodes,
  );
  const plans: Schedules[] = filesOf(SCHEDULE_SECTION).map((one) => schedulesFileSchema.parse(one));
  return lifeConfig({ file, episodes, schedules: Object.assign({}, ...plans) });
}
