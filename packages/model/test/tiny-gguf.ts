// Writes a model of random weights, 96 KB small: enough to prove that a GGUF file runs in our process.
import { drawFraction, seedRng } from '@hakoniwa/stage';

const WIDTH = 32;
const HIDDEN = 64;
const ALIGNMENT = 32;
const TYPES = { u32: 4, f32: 6, string: 8, array: 9, i32: 5 } as const;

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const text = (value: string) => {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
};
const field = (key: string, type: number, value: Buffer) =>
  Buffer.concat([text(key), u32(type), value]);
const array = (type: number, items: readonly Buffer[]) =>
  Buffer.concat([u32(type), u64(items.length), ...items]);
const padding = (length: number) => Buffer.alloc((ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT);

interface Token {
  readonly said: string;
  readonly type: number;
  readonly score: number;
}

/** Every byte, every printable letter, and the marks of beginning and end. */
function vocabulary(): readonly Token[] {
  const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');
  return [
    { said: '<unk>', type: 2, score: 0 },
    { said: '<s>', type: 3, score: 0 },
    { said: '</s>', type: 3, score: 0 },
    ...Array.from({ length: 256 }, (_, byte) => ({ said: `<0x${hex(byte)}>`, type: 6, score: 0 })),
    ...Array.from({ length: 94 }, (_, at) => ({
      ...{ said: String.fromCharCode(33 + at), type: 1, score: -1 },
    })),
    { said: '▁', type: 1, score: -1 },
  ];
}

function metadata(tokens: readonly Token[]): readonly Buffer[] {
  const template =
    '{% for m in messages %}<s>{{ m.role }}: {{ m.content }}</s>\n{% endfor %}{% if add_generation_prompt %}<s>assistant: {% endif %}';
  const number = (key: string, value: number) => field(key, TYPES.u32, u32(value));
  return [
    field('general.architecture', TYPES.string, text('llama')),
    field('general.name', TYPES.string, text('hakoniwa-test-random')),
    number('llama.context_length', 4096),
    number('llama.embedding_length', WIDTH),
    number('llama.block_count', 1),
    number('llama.feed_forward_length', HIDDEN),
    number('llama.attention.head_count', 2),
    number('llama.attention.head_count_kv', 2),
    number('llama.rope.dimension_count', WIDTH / 2),
    field('llama.attention.layer_norm_rms_epsilon', TYPES.f32, f32(1e-5)),
    number('llama.vocab_size', tokens.length),
    number('general.file_type', 1),
    field('tokenizer.ggml.model', TYPES.string, text('llama')),
    field('tokenizer.ggml.pre', TYPES.string, text('default')),
    field(
      'tokenizer.ggml.tokens',
      TYPES.array,
      array(
        TYPES.string,
        tokens.map((t) => text(t.said)),
      ),
    ),
    field(
      'tokenizer.ggml.scores',
      TYPES.array,
      array(
        TYPES.f32,
        tokens.map((t) => f32(t.score)),
      ),
    ),
    field(
      'tokenizer.ggml.token_type',
      TYPES.array,
      array(
        TYPES.i32,
        tokens.map((t) => u32(t.type)),
      ),
    ),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', 2),
    number('tokenizer.ggml.unknown_token_id', 0),
    field('tokenizer.chat_template', TYPES.string, text(template)),
  ];
}

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Buffer;
}

function tensors(vocabularySize: number): readonly Tensor[] {
  let rng = seedRng(1);
  const draw = () => {
    const [fraction, next] = drawFraction(rng);
    rng = next;
    return (fraction - 0.5) * 0.2;
  };
  const filled = (name: string, shape: readonly number[], fill: () => number): Tensor => {
    const count = shape.reduce((product, side) => product * side, 1);
    return { name, shape, data: Buffer.concat(Array.from({ length: count }, () => f32(fill()))) };
  };
  const matrix = (name: string, ...shape: number[]) => filled(name, shape, draw);
  const ones = (name: string) => filled(name, [WIDTH], () => 1);
  return [
    matrix('token_embd.weight', WIDTH, vocabularySize),
    ones('blk.0.attn_norm.weight'),
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((part) =>
      matrix(`blk.0.${part}.weight`, WIDTH, WIDTH),
    ),
    ones('blk.0.ffn_norm.weight'),
    matrix('blk.0.ffn_gate.weight', WIDTH, HIDDEN),
    matrix('blk.0.ffn_up.weight', WIDTH, HIDDEN),
    matrix('blk.0.ffn_down.weight', HIDDEN, WIDTH),
    ones('output_norm.weight'),
  ];
}

/** The bytes of the file. */
export function tinyGguf(): Buffer {
  const tokens = vocabulary();
  const fields = metadata(tokens);
  const weights = tensors(tokens.length);
  let offset = 0;
  const infos = weights.map(({ name, shape, data }) => {
    const place = Buffer.concat([
      ...[text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)],
    ]);
    offset += data.length + padding(data.length).length;
    return place;
  });
  const counts = [u32(3), u64(weights.length), u64(fields.length)];
  const head = Buffer.concat([Buffer.from('GGUF'), ...counts, ...fields, ...infos]);
  const body = weights.flatMap(({ data }) => [data, padding(data.length)]);
  return Buffer.concat([head, padding(head.length), ...body]);
}
