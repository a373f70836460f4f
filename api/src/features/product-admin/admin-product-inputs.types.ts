import { Field, ID, InputType, Int } from "type-graphql";
import { ProductInput } from "./admin-product.types.ts";
import { ProductChanges } from "./product-changes.types.ts";

@InputType({ description: "Input of `addProduct`." })
export class AddProductInput {
  @Field(() => ProductInput, { description: "Data of the product." })
  product!: ProductInput;

  @Field(() => String, {
    nullable: true,
    description: "Idempotency key of the request: a repeated request with the same key changes nothing more.",
  })
  idempotencyKey?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether the product is archived at first, until it is restored to the shop.",
  })
  isHidden!: boolean;
}

@InputType({ description: "Input of `updateProduct`." })
export class UpdateProductInput {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Version of the product that the admin saw; omitted for the one that the session last read over REST.",
  })
  version?: number | null;

  @Field(() => ProductChanges, { description: "Changed fields of the product." })
  changes!: ProductChanges;
}

@InputType({ description: "Input of `archiveProduct`." })
export class ArchiveProductInput {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => Int, { description: "Version of the product that the admin saw." })
  version!: number;

  @Field(() => Boolean, { description: "Whether to archive the product, or to restore it." })
  isArchived!: boolean;
}

@InputType({ description: "Input of `duplicateProduct`." })
export class DuplicateProductInput {
  @Field(() => ID, { description: "Id of the product." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "Idempotency key of the request: a repeated request with the same key changes nothing more.",
  })
  idempotencyKey?: string | null;
}
