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
  const objects = [
    ...scene.matchAll(/<object [^>]*type="prop" state="(?!held_by_)[^>]*>([\s\S]*?)<\/object>/g),
  ];
  const takeables = objects.flatMap(([, inside = '']) => {
    const affordances = /<affordance>([^<]*)<\/affordance>/.exec(inside)?.[1] ?? '';
    const name = /<name>([^<]*)<\/name>/.exec(inside)?.[1];
    const words = affordances.split(/[,、]\s*/);
    return name !== undefined && words.includes(takeable) ? [name] : [];
  });
  return { held: heldIn(scene, reader), takeables };
}

function heldIn(scene: string, reader: string): string[] {
  const objects = [
    ...scene.matchAll(/<object [^>]*state="held_by_([^"]*)"[^>]*>([\s\S]*?)<\/object>/g),
  ];
  return objects.flatMap(([, who, inside = '']) =>
    who === reader ? (/<name>([^<]*)<\/name>/.exec(inside)?.[1] ?? []) : [],
  );
}
