// Whether this machine draws with a graphics card; where it only pretends to, the plain canvas is faster.

let known: boolean | undefined;

export function hasFastGraphics(): boolean {
  known ??= look();
  return known;
}

function look(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null && !/swiftshader|llvmpipe|software|basic render/i.test(name);
}
