/** The sum of the products, one by one. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}

/** Lower Cholesky factor of a symmetric positive definite matrix, both row by row in one array of size × size. */
export function cholesky(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1) sum -= (factor[row * size + k] ?? 0) * (factor[column * size + k] ?? 0);
      factor[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (factor[column * size + column] ?? 1);
    }
  }
  return factor;
}

/** Solves L x = b. */
export function solveLower(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  const x = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] ?? 0;
    for (let k = 0; k < row; k += 1) sum -= (factor[row * size + k] ?? 0) * (x[k] ?? 0);
    x[row] = sum / (factor[row * size + row] ?? 1);
  }
  return x;
}

/** Solves Lᵀ x = b. */
export function solveUpper(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  const x = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= (factor[k * size + row] ?? 0) * (x[k] ?? 0);
    x[row] = sum / (factor[row * size + row] ?? 1);
  }
  return x;
}
