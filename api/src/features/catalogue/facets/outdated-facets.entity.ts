import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/**
 * A product whose sizes in stock changed while another transaction had locked it. A trigger of the stock units adds the row, so
 * that an order does not wait; `refreshFacets` removes it.
 */
@Entity("outdated_facets")
export class OutdatedFacets {
  @PrimaryGeneratedColumn("identity", {
    type: "bigint",
    generatedIdentity: "ALWAYS",
    primaryKeyConstraintName: "outdated_facets_pkey",
  })
  id!: number;

  @Index("outdated_facets_product")
  @Column("uuid")
  productId!: string;
}
