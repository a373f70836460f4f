import { PictureEditor } from "./picture-editor.tsx";

/** The picture editor for the slot of the product editor. */
export const pictureEditor = ({ id }: { id: string }) => <PictureEditor productId={id} />;
