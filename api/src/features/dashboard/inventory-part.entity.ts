import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/**
 * A part of the number of pieces in stock: the sum of all rows is the sum of `stock_units`. A trigger adds a row for each
 * change; a fold replaces many rows by one.
 */
@Entity("inventory_parts")
export class InventoryPart {
  @PrimaryGeneratedColumn("identity", {
    type: "bigint",
    generatedIdentity: "ALWAYS",
    primaryKeyConstraintName: "inventory_parts_pkey",
  })
  id!: number;

  @Column("bigint")
  pieces!: number;
}
