import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { ReturnStepKind } from "./return-status.rules.ts";
import { ReturnRequest } from "./return.entity.ts";

registerEnumType(ReturnStepKind, { name: "ReturnStepKind", description: "Step of a return." });

/** One step in the life of a return: what, who, when. */
@ObjectType({ description: "Step that a return took, with its time.", simpleResolvers: true })
@Entity("return_steps")
@Index("return_steps_return", ["returnId", "id"])
export class ReturnStep {
  @Field(() => ID, { description: "Id of the step." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "return_steps_pkey" })
  id!: string;

  @ForeignKey(() => ReturnRequest, { name: "return_steps_return_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  returnId!: string;

  @Field(() => ReturnStepKind, { description: "Kind of the step." })
  @Column("text")
  kind!: ReturnStepKind;

  /** The account that made the step; `null` for the shop itself, or if the account is deleted. */
  @ForeignKey(() => User, { name: "return_steps_user_id_fkey", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** Money of the pieces of an inspection; `null` for other steps, and for inspections before version 33 of the tables. */
  @Column("bigint", { nullable: true })
  creditedAmount!: Paise | null;

  @Field(() => Date, { description: "Time of the step." })
  @CreateDateColumn({ type: "timestamptz" })
  happenedAt!: Date;
}
