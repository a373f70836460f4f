import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import type { Paise } from "../../../platform/money.ts";

/**
 * No product in the shop with this facet is cheaper, more expensive or earlier by title than all of the facet's rows say. A
 * trigger of the products adds a row for a product beyond them; an archived product leaves them as they are.
 */
@Entity("facet_bounds")
export class FacetBound {
  @PrimaryGeneratedColumn("identity", {
    type: "bigint",
    generatedIdentity: "ALWAYS",
    primaryKeyConstraintName: "facet_bounds_pkey",
  })
  id!: number;

  /** The word of the facet, such as `color/red`. */
  @Index("facet_bounds_facet")
  @Column("text")
  facet!: string;

  @Column("integer")
  minPrice!: Paise;

  @Column("integer")
  maxPrice!: Paise;

  @Column("text")
  firstTitle!: string;
}
