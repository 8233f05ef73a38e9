import { keepFocus } from './keep-focus.ts';

/** On a busy machine it takes more than a frame until what came with an answer is drawn. */
const watchedFrames = 240;

/** The focus goes to what is about to be drawn as soon as it is there, unless somebody presses something meanwhile. */
export function moveFocus(place: () => HTMLElement | null | undefined): void {
  let isWanted = true;
  const stop = () => {
    isWanted = false;
    for (const press of ['pointerdown', 'keydown']) document.removeEventListener(press, stop, true);
  };
  const look = (frames: number) =>
    requestAnimationFrame(() => {
      if (!isWanted) return;
      const drawn = place();
      if (drawn) {
        stop();
        drawn.focus();
        keepFocus(place);
      } else if (frames === 0) stop();
      else look(frames - 1);
    });
  for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, stop, true);
  look(watchedFrames);
}
