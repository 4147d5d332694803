// Puts what the server answered on the person's disk under a name.

export async function saveFile(answer: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
