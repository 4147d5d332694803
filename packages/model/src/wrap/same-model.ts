// Whether the name in an answer means the model that was asked: servers spell names in their own way.

/** Names are the same but for folders, endings, dates and the tag that means any. */
export function isSameModel(asked: string, answered: string): boolean {
  const [one, other] = [plainName(asked), plainName(answered)];
  return one === '' || other === '' || one.startsWith(other) || other.startsWith(one);
}

/** `ollama:gemma3:4b` is asked for as `gemma3:4b`; `models/Gemma-3.gguf` answers as `gemma3`. */
function plainName(name: string): string {
  const bare = name.replace(/^(?:ollama|openai|gguf):/, '');
  const file = bare.slice(bare.lastIndexOf('/') + 1);
  return file
    .toLowerCase()
    .replace(/\.gguf$/, '')
    .replace(/:latest$/, '')
    .replace(/[^a-z0-9]/g, '');
}
