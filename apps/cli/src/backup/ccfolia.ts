// A character as CCFOLIA takes it from the clipboard: paste the line into a room.
import { type Character, type Language, MICROPOINTS, needAt, type World } from '@hakoniwa/stage';
import { say } from '../locale/index.ts';

/** One line of JSON for the clipboard. */
export function ccfoliaCharacter(
  world: World,
  { character, language }: { character: Character; language: Language },
): string {
  const { name, description, needs, skills, status, money, desires } = character;
  const { now } = world.clock;
  const place = world.places.get(character.place)?.name;
  const data = {
    name,
    memo: [description, ...desires.map(({ text }) => `・${text}`), place && `@${place}`]
      .filter(Boolean)
      .join('\n'),
    initiative: 0,
    status: [
      ...Object.entries(needs).map(([label, need]) => ({
        label,
        value: Math.round(needAt(need, now) / MICROPOINTS),
        max: 100,
      })),
      ...status.map(({ name: label, level = 1 }) => ({ label, value: level, max: 10 })),
    ],
    params: [
      { label: say(language, { key: 'money' }), value: String(money) },
      ...Object.entries(skills).map(([label, value]) => ({ label, value: String(value) })),
    ],
    commands: Object.keys(skills)
      .map((skill) => `1d100<={${skill}} 【${skill}】`)
      .join('\n'),
  };
  return JSON.stringify({ kind: 'character', data });
}
