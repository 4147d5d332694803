// Whether words are no words but data, as a model writes that was tuned to answer programs.

export function isNoSpeech(speech: string): boolean {
  const inner = withoutFence(speech);
  if (!/^(?:\{[\s\S]*\}|\[[\s\S]*\])$/.test(inner)) return false;
  try {
    JSON.parse(inner);
    return true;
  } catch {
    return false;
  }
}

/** Data without the fence around it. */
export function withoutFence(text: string): string {
  const bare = text.trim();
  return bare.replace(/^(?:Output\s*[:：]\s*)?```\w*|```$/g, '').trim();
}
