import { Link } from "react-router-dom";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormMessage } from "../../../../ui/form-message.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { FormBar } from "./form-bar.tsx";
import { ScrollIntoViewOnChange } from "./scroll-into-view-on-change.tsx";
import { PictureUrlField } from "./picture-url-field.tsx";
import { ProductForm } from "./product-form.tsx";
import { useAddProduct } from "./use-add-product.ts";

/** The form that adds a product (specification, section 2). */
export const AddProductForm = () => {
  const { texts, isTyped, errors, type, form, submit, isAdding, added, failure, draft, restore } =
    useAddProduct();
  return (
    <form
      {...form}
      onSubmit={(event) => void submit(event)}
      className="mt-6 max-w-180 [&_:is(input,select,textarea)]:scroll-mb-24"
      aria-label="New product"
    >
      <DraftNotice draft={draft.offered} isTyped={isTyped} onRestore={restore} onDiscard={draft.discard} />
      <ProductForm
        texts={texts}
        errors={errors}
        onType={type}
        stockHint="Pieces in stock now."
        pictures={
          <PictureUrlField
            text={texts.imageUrl}
            error={errors.imageUrl}
            onType={(text) => type("imageUrl", text)}
          />
        }
      />
      <ScrollIntoViewOnChange when={failure ?? added}>
        <FormMessage
          tone="success"
          className={added ? "mt-6" : ""}
          detail={
            added && (
              <Link to={paths.adminProduct(added.id)} className="text-link inline-flex min-h-11 items-center">
                Edit it, and add its pictures
              </Link>
            )
          }
        >
          {added && `“${added.title}” is in the shop.`}
        </FormMessage>
        <FormMessage tone="error" className={failure ? "mt-6" : ""}>
          {failure}
        </FormMessage>
      </ScrollIntoViewOnChange>
      <FormBar>
        <Button type="submit" className="max-sm:grow" isLoading={isAdding}>
          Add product
        </Button>
      </FormBar>
    </form>
  );
};
