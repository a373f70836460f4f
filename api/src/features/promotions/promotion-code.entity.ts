import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Promotion } from "./promotion.entity.ts";

/** A discount code: shared by all shoppers, or the single-use code of an account. */
@Entity("promotion_codes")
@Check("promotion_codes_uses_check", "uses >= 0")
@Index("promotion_codes_promotion", ["promotionId", "code"])
@Index("promotion_codes_user", ["userId"], { unique: true, where: "user_id is not null" })
export class PromotionCode {
  /** Upper case, without spaces. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "promotion_codes_pkey" })
  code!: string;

  @ForeignKey(() => Promotion, { name: "promotion_codes_promotion_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  promotionId!: string;

  /** The only account that can use it; `null` for a shared code. */
  @ForeignKey("User", { name: "promotion_codes_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** How many orders may use it; `null` for as many as its promotion allows. */
  @Column("integer", { nullable: true })
  maxUses!: number | null;

  /** Orders that use it now. */
  @Column("integer", { default: 0 })
  uses!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
