import { Field, Float, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import type { VideoFormat } from "../../../platform/videos/video.rules.ts";
import { Product } from "../product.entity.ts";

const videoFormat = { MP4: "mp4", WEBM: "webm" } as const satisfies Record<string, VideoFormat>;

registerEnumType(videoFormat, {
  name: "VideoFormat",
  description: "Container of a video.",
  valuesConfig: { MP4: { description: "MP4 with H.264." }, WEBM: { description: "WebM." } },
});

/** The picture of a video before it is played. */
@ObjectType({
  description: "Picture that stands for a video: its files have the same names as those of a `Picture`.",
  simpleResolvers: true,
})
export class VideoPoster {
  @Field(() => String, { description: "URL of the picture without width and format." })
  baseUrl!: string;

  @Field(() => [Int], { description: "Available widths in pixels, ascending." })
  widths!: readonly number[];

  @Field(() => Int, { description: "Width of the widest rendering, in pixels." })
  width!: number;

  @Field(() => Int, { description: "Height of the widest rendering, in pixels." })
  height!: number;
}

/** The video of a product. Its file is named by the hash of its content, so that browsers can cache it for ever. */
@ObjectType("Video", { description: "Video of a product.", simpleResolvers: true })
@Entity("product_videos")
@Index("product_videos_media_key", ["mediaKey"])
@Index("product_videos_poster_key", ["posterKey"])
export class ProductVideo {
  @ForeignKey(() => Product, { name: "product_videos_product_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "product_videos_pkey" })
  productId!: string;

  @Column("text")
  mediaKey!: string;

  @Field(() => videoFormat, { description: "Container of the file." })
  @Column("text")
  format!: VideoFormat;

  @Field(() => Int, { description: "Width of the upright picture, in pixels." })
  @Column("integer")
  width!: number;

  @Field(() => Int, { description: "Height of the upright picture, in pixels." })
  @Column("integer")
  height!: number;

  @Column("integer")
  milliseconds!: number;

  @Field(() => Int, { description: "Size of the file in bytes." })
  @Column("integer")
  bytes!: number;

  /** `null` for the first picture of the product. */
  @Column("text", { nullable: true })
  posterKey!: string | null;

  @Column("integer", { nullable: true })
  posterWidth!: number | null;

  @Column("integer", { nullable: true })
  posterHeight!: number | null;

  @Field(() => Date, { description: "Time at which the video was added." })
  @Column("timestamptz", { default: () => "now()" })
  addedAt!: Date;

  @Field(() => String, { description: "URL of the file." })
  url!: string;

  @Field(() => Float, { description: "Duration in seconds." })
  seconds!: number;

  @Field(() => VideoPoster, {
    nullable: true,
    description: "Picture before it is played; null for the first picture of the product.",
  })
  poster!: VideoPoster | null;
}
