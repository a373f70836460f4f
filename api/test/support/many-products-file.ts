/** A file with many new products, of the size that a shop's own file has: about 300 bytes a row. */
export const manyProductsFile = (count: number): string => {
  const description = "A dress for every day, woven by hand in small batches. ".repeat(4);
  const row = (index: number) =>
    `many-${index},Dress number ${index},"${description}",1299.50,party,cotton,"S, M, L","Rust, Indigo",6204,5`;
  const header = "handle,title,description,price,category,materials,availableSizes,availableColors,hsn,stock";
  return [header, ...Array.from({ length: count }, (_, index) => row(index)), ""].join("\r\n");
};
