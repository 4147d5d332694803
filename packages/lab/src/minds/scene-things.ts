// What a prompt's scene says can be taken, and what its reader holds.

export interface SceneThings {
  readonly held: readonly string[];
  readonly takeables: readonly string[];
}

/** Reads the last scene of a prompt; nothing when there is none. */
export function sceneThings(
  prompt: string,
  { takeable, reader }: { takeable: string; reader: string },
): SceneThings {
  const scene = prompt.slice(prompt.lastIndexOf('<scene_state>'));
  const objects = objectsIn(scene);
  const takeables = objects.flatMap(({ opening, inside }) => {
    if (!/type="prop" state="(?!held_by_)/.test(opening)) return [];
    const affordances = /<affordance>([^<]*)<\/affordance>/.exec(inside)?.[1] ?? '';
    const name = /<name>([^<]*)<\/name>/.exec(inside)?.[1];
    const words = affordances.split(/[,、]\s*/);
    return name !== undefined && words.includes(takeable) ? [name] : [];
  });
  return { held: heldIn(objects, reader), takeables };
}

interface SceneObject {
  /** The attributes of its opening tag. */
  readonly opening: string;
  readonly inside: string;
}

function objectsIn(scene: string): SceneObject[] {
  const pieces = scene.split('<object ').slice(1);
  return pieces.flatMap((piece) => {
    const opened = piece.indexOf('>');
    const closed = piece.indexOf('</object>', opened);
    if (opened < 0 || closed < 0) return [];
    return [{ opening: piece.slice(0, opened), inside: piece.slice(opened + 1, closed) }];
  });
}

function heldIn(objects: readonly SceneObject[], reader: string): string[] {
  return objects.flatMap(({ opening, inside }) => {
    const who = /state="held_by_([^"]*)"/.exec(opening)?.[1];
    return who === reader ? (/<name>([^<]*)<\/name>/.exec(inside)?.[1] ?? []) : [];
  });
}
