import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Node } from "../../platform/graphql/node.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { ProductPicture } from "../catalogue/picture.entity.ts";
import { Category } from "../catalogue/category.rules.ts";
import { CollectionKind } from "../collections/collection.rules.ts";
import { ColorFamily, Fabric } from "../search/facets/facet.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";

registerEnumType(CollectionKind, {
  name: "CollectionKind",
  description: "Where the products of a collection come from.",
  valuesConfig: {
    PICKED: { description: "The admin picks each one, in an order." },
    RULE: { description: "Those that a rule selects, after those that the admin pins." },
  },
});

@InputType({
  description:
    "What the rule of a collection selects by: the filters of the shop. An omitted part does not select.",
})
export class CollectionRuleInput {
  @Field(() => [Category], { defaultValue: [], description: "Categories; any of them matches." })
  categories!: Category[];

  @Field(() => [GarmentKind], {
    defaultValue: [],
    description: "Kinds of garments, at most 30; any matches.",
  })
  kinds!: GarmentKind[];

  @Field(() => [ColorFamily], { defaultValue: [], description: "Families of colours; any of them matches." })
  colors!: ColorFamily[];

  @Field(() => [Fabric], { defaultValue: [], description: "Families of fabrics; any of them matches." })
  fabrics!: Fabric[];

  @Field(() => [String], {
    defaultValue: [],
    description: "Sizes with a piece in stock, at most 30; any of them matches.",
  })
  sizes!: string[];

  @Field(() => Rupees, { nullable: true, description: "Lowest price in rupees, inclusive." })
  minPrice?: Paise | null;

  @Field(() => Rupees, { nullable: true, description: "Highest price in rupees, inclusive." })
  maxPrice?: Paise | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether it selects new products only." })
  isNew!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it selects products below their MRP or their regular price only.",
  })
  isOnSale!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it selects products with a piece in stock only.",
  })
  isInStock!: boolean;
}

@InputType({ description: "Collection to add, or its new content." })
export class CollectionInput {
  @Field(() => String, { description: "Title of the collection, 1 to 80 characters." })
  title!: string;

  @Field(() => String, {
    description: "Name in addresses: letters a to z, digits and single hyphens, at most 80 characters.",
  })
  slug!: string;

  @Field(() => String, {
    defaultValue: "",
    description: "Plain text for shoppers, at most 2,000 characters.",
  })
  text!: string;

  @Field(() => CollectionKind, { description: "Where its products come from." })
  kind!: CollectionKind;

  @Field(() => CollectionRuleInput, {
    nullable: true,
    description: "Rule of a collection by rule; omitted for one that selects everything.",
  })
  rule?: CollectionRuleInput | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      "Ids of its products in their order: at most 10,000 picked ones, or at most 50 pinned ones. A repeated id counts once. Omitted to keep the stored ones.",
  })
  productIds?: string[] | null;

  @Field(() => String, {
    defaultValue: "",
    description: "Alternative text of the picture, at most 300 characters; empty if it only decorates.",
  })
  pictureAlt!: string;

  @Field(() => [Int], {
    nullable: true,
    description:
      "Point that stays visible where a page cuts the picture: percent from its left and from its upper edge; null for the upper part.",
  })
  pictureFocus?: number[] | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether the stored picture is removed." })
  removesPicture!: boolean;
}

@ObjectType({ description: "What the rule of a collection selects by.", simpleResolvers: true })
export class CollectionRuleTerms {
  @Field(() => [Category], { description: "Categories; any of them matches." })
  categories!: string[];

  @Field(() => [GarmentKind], { description: "Kinds of garments; any of them matches." })
  kinds!: string[];

  @Field(() => [ColorFamily], { description: "Families of colours; any of them matches." })
  colors!: string[];

  @Field(() => [Fabric], { description: "Families of fabrics; any of them matches." })
  fabrics!: string[];

  @Field(() => [String], { description: "Sizes with a piece in stock; any of them matches." })
  sizes!: string[];

  @Field(() => Rupees, { nullable: true, description: "Lowest price in rupees; null without one." })
  minPrice!: Paise | null;

  @Field(() => Rupees, { nullable: true, description: "Highest price in rupees; null without one." })
  maxPrice!: Paise | null;

  @Field(() => Boolean, { description: "Whether it selects new products only." })
  isNew!: boolean;

  @Field(() => Boolean, {
    description: "Whether it selects products below their MRP or their regular price only.",
  })
  isOnSale!: boolean;

  @Field(() => Boolean, { description: "Whether it selects products with a piece in stock only." })
  isInStock!: boolean;
}

@ObjectType({
  implements: Node,
  description: "Collection as an admin edits it, shown or hidden.",
  simpleResolvers: true,
})
export class AdminCollection {
  @Field(() => ID, { description: "Id of the collection." })
  id!: string;

  @Field(() => Int, { description: "Version of the collection; grows by one with each change." })
  version!: number;

  @Field(() => String, { description: "Name of the collection in addresses." })
  slug!: string;

  @Field(() => String, { description: "Title of the collection." })
  title!: string;

  @Field(() => String, { description: "Plain text for shoppers; may be empty." })
  text!: string;

  @Field(() => CollectionKind, { description: "Where its products come from." })
  kind!: CollectionKind;

  @Field(() => CollectionRuleTerms, { description: "Its rule; selects everything for picked products." })
  rule!: CollectionRuleTerms;

  @Field(() => ProductPicture, {
    nullable: true,
    description: "Picture of the collection; null without one.",
  })
  picture!: ProductPicture | null;

  @Field(() => String, { description: "Alternative text of the picture; empty if it only decorates." })
  pictureAlt!: string;

  @Field(() => Boolean, { description: "Whether the shop does not show it." })
  isHidden!: boolean;

  @Field(() => Int, { description: "Number of its products in the shop; 10,000 for more." })
  productCount!: number;

  @Field(() => [ID], {
    description: "Ids of its picked or pinned products in their order, archived ones included.",
  })
  productIds!: string[];
}

@ObjectType({ description: "Page of all collections, in their order.", simpleResolvers: true })
export class AdminCollectionConnection extends connectionOf("AdminCollection", () => AdminCollection) {
  @Field(() => Int, { description: "Number of collections in the whole list." })
  totalCount!: number;
}

@ObjectType({ description: "Result of `deleteCollection`.", simpleResolvers: true })
export class DeleteCollectionPayload {
  @Field(() => ID, { description: "Id that the collection had." })
  deletedCollectionId!: string;
}
