import type {
  BannerInput,
  HeroInput,
  HomeSectionInput,
  PictureSectionInput,
} from "../../../graphql/generated.ts";
import { CardsFields } from "./cards-fields.tsx";
import { failureOf, type SectionProps } from "./field-props.ts";
import { LinkFields, withLink } from "./link-fields.tsx";
import { PictureField } from "./picture-field.tsx";
import { ProductRowFields } from "./product-row-fields.tsx";
import { AreaField, ColorField, DateFields, LineField } from "./text-fields.tsx";

const HeroFields = ({ contentId, ...props }: SectionProps<HeroInput>) => (
  <>
    <AreaField {...props} name="title" label="Headline" hint="At most three lines of 24 characters." />
    <AreaField {...props} name="text" label="Text" />
    <LinkFields {...withLink(props)} />
    <PictureField
      contentId={contentId}
      value={props.value.picture}
      error={failureOf(props, "picture")}
      onChange={(picture) => props.onChange({ ...props.value, picture })}
    />
  </>
);

const PictureTextFields = ({ contentId, ...props }: SectionProps<PictureSectionInput>) => (
  <>
    <LineField {...props} name="title" label="Heading" maxLength={120} />
    <AreaField {...props} name="text" label="Text" />
    <LinkFields {...withLink(props)} />
    <PictureField
      contentId={contentId}
      value={props.value.picture}
      isNeeded
      error={failureOf(props, "picture")}
      onChange={(picture) => picture && props.onChange({ ...props.value, picture })}
    />
  </>
);

const BannerFields = ({ contentId, ...props }: SectionProps<BannerInput>) => (
  <>
    <LineField {...props} name="title" label="Heading" maxLength={120} />
    <AreaField {...props} name="text" label="Text" isOptional />
    <LinkFields {...withLink(props)} />
    <ColorField {...props} />
    <DateFields {...props} />
    <PictureField
      contentId={contentId}
      value={props.value.picture}
      error={failureOf(props, "picture")}
      onChange={(picture) => props.onChange({ ...props.value, picture })}
    />
  </>
);

/** The fields of a section, by its kind. */
export const SectionFields = ({
  value: section,
  path,
  failure,
  onChange,
  contentId,
}: SectionProps<HomeSectionInput>) => {
  const of = <Name extends keyof HomeSectionInput>(
    name: Name,
    value: NonNullable<HomeSectionInput[Name]>,
  ) => ({
    value,
    path: `${path}.${name}`,
    failure,
    contentId,
    onChange: (next: NonNullable<HomeSectionInput[Name]>) => onChange({ ...section, [name]: next }),
  });
  if (section.hero) return <HeroFields {...of("hero", section.hero)} />;
  if (section.collectionCards) return <CardsFields {...of("collectionCards", section.collectionCards)} />;
  if (section.productRow) return <ProductRowFields {...of("productRow", section.productRow)} />;
  if (section.pictureText) return <PictureTextFields {...of("pictureText", section.pictureText)} />;
  if (section.banner) return <BannerFields {...of("banner", section.banner)} />;
  if (section.reviews)
    return <LineField {...of("reviews", section.reviews)} name="title" label="Heading" maxLength={120} />;
  return <p className="text-ink-soft">This section has no text to edit.</p>;
};
