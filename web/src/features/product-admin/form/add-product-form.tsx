import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { NewCodesFields } from "../codes/new-codes-fields.tsx";
import { variantsOf } from "../stock/spread.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { NewPictures } from "./new-pictures.tsx";
import { NewStock } from "./new-stock.tsx";
import { optionsOf } from "./new-units.ts";
import { ProductForm } from "./product-form.tsx";
import { useAddProduct, type Added } from "./use-add-product.ts";

/** What has become of the new product. With pictures, it goes on sale when they are there. */
const addedText = ({ title, isHidden, pictureCount }: Added) => {
  if (isHidden) return `“${title}” is saved and hidden from the shop. Find it under Archived.`;
  return pictureCount > 0
    ? `“${title}” is saved. It goes on sale when its pictures are uploaded.`
    : `“${title}” is in the shop.`;
};

/** The form that adds a product (specification, section 2). */
export const AddProductForm = () => {
  const { isAdding, added, draft, restore, isTyped, files, setFiles, pieces, setPieces, codes, ...state } =
    useAddProduct();
  const { texts, errors, type } = state;
  return (
    <ProductForm
      label="New product"
      state={state}
      notices={
        <DraftNotice draft={draft.offered} isTyped={isTyped} onRestore={restore} onDiscard={draft.discard} />
      }
      savedSchedule=""
      stockHint=""
      pictures={
        <>
          <NewPictures files={files} onFiles={setFiles} />
          <TextField
            label="Image URL"
            name="imageUrl"
            type="url"
            inputMode="url"
            autoComplete="off"
            value={texts.imageUrl}
            error={errors.imageUrl}
            hint="A link that starts with https://. The shop fetches the picture and keeps a copy."
            onChange={({ target }) => type("imageUrl", target.value)}
            isOptional
          />
        </>
      }
      stock={
        <>
          <NewStock
            texts={texts}
            error={errors.stock}
            onType={(text) => type("stock", text)}
            pieces={pieces}
            onPieces={setPieces}
          />
          <NewCodesFields {...codes} variants={variantsOf(optionsOf(texts))} />
        </>
      }
      outcomeOf={added}
      outcome={
        <FormMessage
          tone="success"
          className={added ? "mt-6" : ""}
          detail={
            added && (
              <Link to={paths.adminProduct(added.id)} className="text-link inline-flex min-h-11 items-center">
                Edit product
              </Link>
            )
          }
        >
          {added && addedText(added)}
        </FormMessage>
      }
      buttons={
        <Button type="submit" className="max-sm:grow" isLoading={isAdding}>
          Add product
        </Button>
      }
    />
  );
};
