// Qt's loader of .ui files beside Portico's of storyboards: 200 labels below each other, built 21 times (the first is cold but for a text).
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QUiLoader>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    QLabel("The first text finds the fonts, and isn't measured.").sizeHint();
    std::vector<double> times;
    for (int round = 0; round < 21; round++) {
        auto start = std::chrono::steady_clock::now();
        QUiLoader loader;
        QFile file(argv[1]);
        if (!file.open(QFile::ReadOnly)) return 1;
        QWidget *widget = loader.load(&file);
        double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
        if (!widget || widget->findChildren<QLabel *>().size() != 200) return 2;
        if (round == 0) std::printf("NIBS Qt, 200 views, first: %.3f ms,\n", ms);
        else times.push_back(ms);
        delete widget;
    }
    std::sort(times.begin(), times.end());
    std::printf("NIBS Qt, 200 views, again: %.3f ms,\n", times[times.size() / 2]);
}
