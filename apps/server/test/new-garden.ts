// Begins a garden over HTTP.

/** The id of a new kitchen. */
export async function newGarden(url: string): Promise<string> {
  const answer = await fetch(`${url}/v1/gardens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pack: 'kitchen', language: 'en', seed: 1 }),
  });
  return ((await answer.json()) as { id: string }).id;
}
