import { useCheapHashes } from "./cheap-hashes.ts";

useCheapHashes();
