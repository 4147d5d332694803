// How wide and how high something is drawn.

/** In pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
