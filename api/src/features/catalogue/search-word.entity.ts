import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/**
 * A word that products of the shop are described with. Triggers on the products keep this dictionary true: it is
 * what a typed word is compared with, so that "lehnga" finds the lehengas. A word that no product has any more
 * stays with zero products.
 */
@Entity("search_words")
@Index("search_words_stem", ["stem"])
@Index("search_words_sound", ["sound"])
@Index("search_words_alike", { synchronize: false })
export class SearchWord {
  /** As it is written, in small letters, without accents. */
  @PrimaryColumn("text", { collation: "C", primaryKeyConstraintName: "search_words_pkey" })
  word!: string;

  /** What it shares with its other forms: "dress" of "dresses". */
  @Column({ type: "text", collation: "C" })
  stem!: string;

  /** What it shares with other spellings of the same sound: "sari" of "saree". */
  @Column({ type: "text", collation: "C" })
  sound!: string;

  /** Products of the shop that have it in the title. */
  @Column("integer")
  titled!: number;

  /** Those that have it in title, category or colours. */
  @Column("integer")
  labelled!: number;

  /** Those that have it in title, category, colours or materials: wherever a piece is named. */
  @Column("integer")
  named!: number;

  /** Those that have it anywhere, the description included. */
  @Column("integer")
  products!: number;
}
