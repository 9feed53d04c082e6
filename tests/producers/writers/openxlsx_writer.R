# Writes the cells of a table, argument 1, with R's openxlsx into an .xlsx, argument 2. Formulas have no results.
library(openxlsx)
arguments <- commandArgs(trailingOnly = TRUE)
book <- createWorkbook()
addWorksheet(book, "Register")
for (line in readLines(arguments[1], encoding = "UTF-8")) {
  cell <- strsplit(line, "\t")[[1]]
  column <- match(substr(cell[1], 1, 1), LETTERS)
  row <- as.integer(substring(cell[1], 2))
  value <- switch(cell[2],
    number = as.numeric(cell[3]),
    date = as.Date(cell[3]),
    rich = sub("|", "", cell[3], fixed = TRUE),
    cell[3]
  )
  if (cell[2] == "formula") writeFormula(book, 1, value, startCol = column, startRow = row)
  else writeData(book, 1, value, startCol = column, startRow = row, colNames = FALSE)
  if (nzchar(cell[4])) addStyle(book, 1, createStyle(numFmt = if (cell[4] == "General") "GENERAL" else cell[4]), rows = row, cols = column)
}
setColWidths(book, 1, cols = c(5, 7), hidden = TRUE)
saveWorkbook(book, arguments[2], overwrite = TRUE)
