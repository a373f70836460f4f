/** Loads the pictures again that failed while there was no network. */
export const repeatFailedPictures = (): void => {
  for (const image of document.images) {
    const hasFailed = image.complete && image.naturalWidth === 0 && image.currentSrc !== "";
    // The browser chooses the file again when an attribute is set, also to the same value.
    if (hasFailed) image.src = image.getAttribute("src") ?? "";
  }
};
