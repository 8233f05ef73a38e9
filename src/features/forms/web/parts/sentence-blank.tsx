// biome-ignore lint/performance/noBarrelFile: what other features may use of the builder's sentences is this one part.
export { Blank } from '../building/sentence/blank.tsx';
