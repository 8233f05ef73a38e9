interface SvgFile {
  width: number;
  height: number;
  /** Which part stays in sight when the file is shown in another shape. */
  keep?: 'xMidYMid' | 'xMaxYMax';
  content: string;
}

export const svgFile = ({ width, height, keep = 'xMidYMid', content }: SvgFile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
  `preserveAspectRatio="${keep} slice">${content}</svg>`;
