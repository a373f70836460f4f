import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/**
 * A word of the dictionary: every word in the texts of products. Each write of products updates the counts. Typed words
 * are compared with it, so that "lehnga" finds lehengas. A word that no product contains any more stays with zero products.
 */
@Entity("search_words")
@Index("search_words_stem", ["stem"])
@Index("search_words_sound", ["sound"])
@Index("search_words_alike", { synchronize: false })
export class SearchWord {
  /** In lower case, without accents. */
  @PrimaryColumn("text", { collation: "C", primaryKeyConstraintName: "search_words_pkey" })
  word!: string;

  /** The part that all its forms share: "dress" of "dresses". */
  @Column({ type: "text", collation: "C" })
  stem!: string;

  /** A key that spellings of the same sound share: "sari" and "saree". */
  @Column({ type: "text", collation: "C" })
  sound!: string;

  /** Number of products with the word in title, category, colours or materials. */
  @Column("integer")
  named!: number;

  /** Number of products with it anywhere, the description included. */
  @Column("integer")
  products!: number;
}
